import { Field, ObjectType, type ClassType } from "type-graphql";
import { withArticle } from "../../kernel/with-article.ts";
import { PageInfo } from "./page-info.type.ts";

/** Exported, for the declarations of classes that extend a connection name it. */
export interface Edge<N> {
  cursor: string;
  node: N;
}

type Connection<N> = abstract new () => { edges: Edge<N>[]; nodes: N[]; pageInfo: PageInfo };

/** What is in a page of things of one kind, for its connection to extend; the type of its edges is made along. */
export function connection<N extends object>(
  Node: ClassType<N>,
  { one, many }: { one: string; many: string },
  name: string = Node.name,
): Connection<N> {
  @ObjectType(`${name}Edge`, { description: `${capital(withArticle(one))} and its cursor.` })
  class NodeEdge {
    @Field(() => String, { description: `Pass it as \`after\` to continue after this ${one}.` })
    cursor: string;

    @Field(() => Node, { description: `The ${one}.` })
    node: N;
  }

  @ObjectType()
  abstract class NodeConnection {
    @Field(() => [NodeEdge], { description: `${capital(many)} with cursors.` })
    edges: Edge<N>[];

    @Field(() => [Node], { description: `${capital(many)} without cursors.` })
    nodes: N[];

    @Field(() => PageInfo, { description: "Position of the page in the list." })
    pageInfo: PageInfo;
  }
  return NodeConnection;
}

/** What a mutation answers that answers one thing of a kind, for its payload to extend. */
export function payload<F extends string, N extends object>(
  field: F,
  Node: ClassType<N>,
  { one }: { one: string },
): abstract new () => Record<F, N> {
  @ObjectType()
  abstract class NodePayload {}
  Field(() => Node, { description: `The ${one}.` })(NodePayload.prototype, field);
  return NodePayload as abstract new () => Record<F, N>;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
