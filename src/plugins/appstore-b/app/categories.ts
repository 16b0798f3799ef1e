import { cell, type Kind } from "../../../plugin-shared/google/kinds.ts";
import { FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import { type z } from "../../../plugin-sdk/index.ts";

const CATEGORY = new FieldTable({
  name: neededAt(cell.text, "Name, in the language asked for", [0]),
  id: maybeAt(cell.text, "Category id such as GAME_ARCADE; null for a tag", [2]),
});
type Category = z.output<typeof CATEGORY.object.schema>;

/**
 * Categories and tags stand in groups that are nested to varying depth; a group between others may be null. Each is
 * `[name, [.., link], id or null, topic]`.
 */
export const categories: Kind<Category[]> = {
  schema: CATEGORY.list.schema,
  read(found, ...rest) {
    const all: Category[] = [];
    const isRead = (node: unknown): boolean => {
      if (!Array.isArray(node)) return false;
      if (Array.isArray(node[0])) return node.every(isRead);
      const category = CATEGORY.read(node, "a category", rest[0]);
      if (category !== null) all.push(category);
      return category !== null;
    };
    const groups: unknown[] = Array.isArray(found) ? found : [null];
    const isEdge = (index: number): boolean => index === 0 || index === groups.length - 1;
    const isWhole = groups.every((group, index) => (group === null && !isEdge(index)) || isRead(group));
    return isWhole ? all : null;
  },
};
