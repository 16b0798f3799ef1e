/** By what those who follow the log of a service hear of new lines. */
export const logSubject = (serviceId: string): string => `log:${serviceId}`;
