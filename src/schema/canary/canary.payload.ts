import { Field, ObjectType } from "type-graphql";
import { Request } from "../request/request.type.ts";

@ObjectType({ description: "The canary that was started." })
export class CanaryRunPayload {
  @Field(() => Request, { description: "Its Request, queued; it is not billed." })
  request: Request;
}
