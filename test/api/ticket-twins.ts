import { expect } from "vitest";
import type { AnswerJson } from "../kit/graphql-client.ts";
import { page, type TwinCalls, type Twins } from "./twins.ts";

const TICKET = `id subject details severity status requestId scraperId failingCommand firstLogLine createdBy
  messages { id from body at } createdAt updatedAt resolvedAt`;
const PATH = "/v1/support/tickets";
const OPERATOR = "/v1/operator/support/tickets";
const NEW = { subject: "twin", details: "both faces", severity: "high" };

const asRest = ({
  requestId,
  scraperId,
  failingCommand,
  firstLogLine,
  createdBy,
  severity,
  status,
  messages,
  ...ticket
}: AnswerJson) => ({
  ...ticket,
  ...{ request_id: requestId, scraper_id: scraperId },
  ...{ failing_command: failingCommand, first_log_line: firstLogLine },
  created_by: createdBy.toLowerCase(),
  severity: severity.toLowerCase(),
  status: status.toLowerCase(),
  messages: messages.map((one: AnswerJson) => ({ ...one, from: one.from.toLowerCase() })),
});

/** Each face is notified of its own routes and fields. */
const withoutInstruction = ({ agent_instruction, ...ticket }: AnswerJson) => {
  expect(agent_instruction).toMatch(/\/v1\/support|^Answer or resolve|^Read/);
  return ticket;
};
/** What two tickets that were made in the same way have in common. */
const alike = ({ id, createdAt, updatedAt: _changed, messages, ...ticket }: AnswerJson) => {
  expect([id.slice(0, 4), typeof createdAt]).toEqual(["tkt_", "string"]);
  return { ...ticket, messages: messages.map(({ from, body }: AnswerJson) => ({ from, body })) };
};
const forOperator = ({ ticket, ...more }: AnswerJson) => ({ ...asRest(ticket), ...more });

export function ticketTwins({ ask, call }: TwinCalls): Twins {
  const anId = async (): Promise<string> => (await call(PATH, NEW)).id;
  return {
    "POST /v1/support/tickets": {
      rest: async () => alike(withoutInstruction(await call(PATH, NEW))),
      graphql: async () => {
        const query = `mutation ($input: SupportTicketCreateInput!) { supportTicketCreate(input: $input) { ticket { ${TICKET} } } }`;
        const { ticket } = (await ask(query, { input: { ...NEW, severity: "HIGH" } })).supportTicketCreate;
        return alike(asRest(ticket));
      },
    },
    "GET /v1/support/tickets": {
      rest: async () => {
        const { data, nextCursor, agent_instruction } = await call(`${PATH}?limit=1&severity=high`);
        expect(agent_instruction).toContain("None on this page");
        return { data: data.map(withoutInstruction), nextCursor };
      },
      graphql: async () => {
        const query = `{ supportTickets(first: 1, severity: HIGH) { nodes { ${TICKET} } pageInfo { hasNextPage endCursor } } }`;
        const { nodes, pageInfo } = (await ask(query)).supportTickets;
        return page(nodes.map(asRest), pageInfo);
      },
    },
    "GET /v1/support/tickets/:id": {
      rest: async () => withoutInstruction(await call(`${PATH}/${(await call(PATH)).data[0].id}`)),
      graphql: async () => {
        const { id } = (await ask("{ supportTickets(first: 1) { nodes { id } } }")).supportTickets.nodes[0];
        return asRest(
          (await ask(`query ($id: ID!) { supportTicket(id: $id) { ${TICKET} } }`, { id })).supportTicket,
        );
      },
    },
    "POST /v1/support/tickets/:id/replies": {
      rest: async () =>
        alike(withoutInstruction(await call(`${PATH}/${await anId()}/replies`, { message: "more" }))),
      graphql: async () => {
        const query = `mutation ($id: ID!) { supportTicketReply(id: $id, message: "more") { ticket { ${TICKET} } } }`;
        return alike(asRest((await ask(query, { id: await anId() })).supportTicketReply.ticket));
      },
    },
    "POST /v1/support/tickets/:id/resolve": {
      rest: async () => {
        const { id } = (await call(PATH)).data[0];
        await call(`${PATH}/${id}/resolve`, {});
        const { agent_instruction, ...ticket } = await call(`${PATH}/${id}/resolve`, {});
        expect(agent_instruction).toContain("Nothing is left to do");
        return ticket;
      },
      graphql: async () => {
        const { id } = (await ask("{ supportTickets(first: 1) { nodes { id } } }")).supportTickets.nodes[0];
        const query = `mutation ($id: ID!) { supportTicketResolve(id: $id) { ticket { ${TICKET} } } }`;
        return asRest((await ask(query, { id })).supportTicketResolve.ticket);
      },
    },
    "GET /v1/operator/support/tickets": {
      rest: async () => {
        const { data, nextCursor } = await call(`${OPERATOR}?limit=1&status=open`);
        return { data: data.map(withoutInstruction), nextCursor };
      },
      graphql: async () => {
        const query = `{ operatorTickets(first: 1, status: OPEN) { nodes { ticket { ${TICKET} } accountId }
          pageInfo { hasNextPage endCursor } } }`;
        const { nodes, pageInfo } = (await ask(query)).operatorTickets;
        return page(nodes.map(forOperator), pageInfo);
      },
    },
    "GET /v1/operator/support/tickets/:id": {
      rest: async () =>
        withoutInstruction(await call(`${OPERATOR}/${(await call(`${OPERATOR}?status=open`)).data[0].id}`)),
      graphql: async () => {
        const { id } = (await call(`${OPERATOR}?status=open`)).data[0];
        const query = `query ($id: ID!) { operatorTicket(id: $id) { ticket { ${TICKET} } accountId
          runLog(first: 1000) { at level attempt message data } } }`;
        return forOperator((await ask(query, { id })).operatorTicket);
      },
    },
    "POST /v1/operator/support/tickets/:id/replies": {
      rest: async () =>
        alike(withoutInstruction(await call(`${OPERATOR}/${await anId()}/replies`, { message: "done" }))),
      graphql: async () => {
        const query = `mutation ($id: ID!) { operatorTicketReply(id: $id, message: "done") { ticket { ticket { ${TICKET} } accountId } } }`;
        return alike(forOperator((await ask(query, { id: await anId() })).operatorTicketReply.ticket));
      },
    },
    "POST /v1/operator/support/tickets/:id/resolve": {
      rest: async () => {
        const id = await anId();
        const { agent_instruction: _, resolvedAt, ...ticket } = await call(`${OPERATOR}/${id}/resolve`, {});
        expect(typeof resolvedAt).toBe("string");
        return alike(ticket);
      },
      graphql: async () => {
        const query = `mutation ($id: ID!) { operatorTicketResolve(id: $id) { ticket { ticket { ${TICKET} } accountId } } }`;
        const { resolvedAt: _, ...ticket } = forOperator(
          (await ask(query, { id: await anId() })).operatorTicketResolve.ticket,
        );
        return alike(ticket);
      },
    },
  };
}
