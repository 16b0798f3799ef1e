import { registerEnumType } from "type-graphql";

export const AbuseCategory = {
  PHISHING: "phishing",
  MALWARE: "malware",
  ILLEGAL_CONTENT: "illegal_content",
  COPYRIGHT: "copyright",
  TRADEMARK: "trademark",
  NETWORK_ABUSE: "network_abuse",
  PRIVACY: "privacy",
  EMERGENCY_SAFETY: "emergency_safety",
  OTHER: "other",
} as const;
export type AbuseCategory = (typeof AbuseCategory)[keyof typeof AbuseCategory];
registerEnumType(AbuseCategory, {
  name: "AbuseCategory",
  description: "What a report of abuse complains of.",
  valuesConfig: {
    PHISHING: { description: "It pretends to be somebody else to get at passwords or money." },
    MALWARE: { description: "It spreads or controls harmful software. Urgent." },
    ILLEGAL_CONTENT: { description: "The law forbids it. Urgent." },
    COPYRIGHT: { description: "It shows what somebody else has the right to." },
    TRADEMARK: { description: "It uses a mark of somebody else." },
    NETWORK_ABUSE: { description: "It attacks, scans or floods others." },
    PRIVACY: { description: "It shows what is private." },
    EMERGENCY_SAFETY: { description: "Somebody is in danger. Urgent." },
    OTHER: { description: "Something else." },
  },
});

export const AbuseStatus = {
  OPEN: "open",
  TRIAGED: "triaged",
  QUARANTINED: "quarantined",
  OWNER_NOTIFIED: "owner_notified",
  RESOLVED: "resolved",
  REJECTED: "rejected",
  APPEALED: "appealed",
} as const;
export type AbuseStatus = (typeof AbuseStatus)[keyof typeof AbuseStatus];
registerEnumType(AbuseStatus, {
  name: "AbuseStatus",
  description: "How a report of abuse stands.",
  valuesConfig: {
    OPEN: { description: "Nobody has looked at it yet." },
    TRIAGED: { description: "An operator has looked, and what was served then is written down." },
    QUARANTINED: { description: "What was reported is blocked." },
    OWNER_NOTIFIED: { description: "The owner was told." },
    RESOLVED: { description: "It is closed: what was reported is dealt with." },
    REJECTED: { description: "It is closed: nothing supports it." },
    APPEALED: { description: "The owner has answered; a quarantine holds until operators decide." },
  },
});

export const AbuseSeverity = { NORMAL: "normal", HIGH: "high", URGENT: "urgent" } as const;
export type AbuseSeverity = (typeof AbuseSeverity)[keyof typeof AbuseSeverity];
registerEnumType(AbuseSeverity, {
  name: "AbuseSeverity",
  description: "How soon operators should look at a report of abuse.",
  valuesConfig: {
    NORMAL: { description: "In its turn." },
    HIGH: { description: "Before others." },
    URGENT: { description: "At once: it may be quarantined before it was triaged." },
  },
});

export const AbuseAction = {
  TRIAGE: "triage",
  NOTIFY_OWNER: "notify_owner",
  QUARANTINE: "quarantine",
  RELEASE: "release",
  RESOLVE: "resolve",
  REJECT: "reject",
  APPEAL: "appeal",
} as const;
export type AbuseAction = (typeof AbuseAction)[keyof typeof AbuseAction];
registerEnumType(AbuseAction, {
  name: "AbuseAction",
  description: "What is done with a report of abuse.",
  valuesConfig: {
    TRIAGE: { description: "Look at it and write down what is served; of an appeal, deny it." },
    NOTIFY_OWNER: { description: "Tell the owner." },
    QUARANTINE: { description: "Block what was reported." },
    RELEASE: { description: "Block it no more." },
    RESOLVE: { description: "Close it." },
    REJECT: { description: "Close it as unsupported." },
    APPEAL: { description: "Answer as the owner." },
  },
});
