import { Field, InputType } from "type-graphql";
import { JsonSchema } from "../shared/json-schema.ts";
import { AbuseCategory } from "./abuse.enum.ts";

@InputType({ description: "A report of abuse." })
export class AbuseReportSubmitInput {
  @JsonSchema({ maxLength: 2000, examples: ["http://bank-login.localhost:4001/"] })
  @Field(() => String, { description: "Public URL of what is reported, at most 2,000 characters." })
  targetUrl: string;

  @JsonSchema({ examples: ["phishing"] })
  @Field(() => AbuseCategory, { description: "What it is." })
  category: AbuseCategory;

  @JsonSchema({ examples: ["ada@example.com"] })
  @Field(() => String, {
    description:
      "E-mail address of who reports. The owner never sees it; 3 reports an hour and 10 a day are taken of one.",
  })
  reporterEmail: string;

  @JsonSchema({ minLength: 1, maxLength: 200, examples: ["It asks for passwords of my bank"] })
  @Field(() => String, { description: "One line, 1 to 200 characters." })
  summary: string;

  @JsonSchema({ minLength: 1, maxLength: 10_000, examples: ["The page looks as that of the bank does."] })
  @Field(() => String, { description: "What is wrong, 1 to 10,000 characters." })
  details: string;

  @JsonSchema({ minLength: 1, maxLength: 10_000, examples: ["https://example.com/screenshot.png"] })
  @Field(() => String, {
    description:
      "What shows it: URL of a screenshot, id of a request, path of a file, lines of a log; 1 to 10,000 characters.",
  })
  evidence: string;

  @JsonSchema({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: "Id or slug of the service, where it is known." })
  serviceId?: string | null;

  @JsonSchema({ maxLength: 1024, examples: ["uploads/login.html"] })
  @Field(() => String, { nullable: true, description: "Path of the stored object that it is about." })
  objectPath?: string | null;

  @JsonSchema({ maxLength: 1024, examples: ["/login"] })
  @Field(() => String, { nullable: true, description: "Path below the service that it is about." })
  targetPath?: string | null;
}

@InputType({ description: "What the owner of a service says of a report." })
export class AbuseReportAppealInput {
  @JsonSchema({
    minLength: 1,
    maxLength: 10_000,
    examples: ["The page is removed, and the account that put it there."],
  })
  @Field(() => String, { description: "What was done about it, 1 to 10,000 characters." })
  remediation: string;

  @JsonSchema({ maxLength: 10_000, examples: ["https://example.com/after.png"] })
  @Field(() => String, {
    nullable: true,
    description: "What shows that; an appeal after a denial needs evidence that the first one had not.",
  })
  evidence?: string | null;
}
