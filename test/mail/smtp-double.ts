import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface SmtpDouble {
  /** smtp://… */
  url: string;
  /** What was taken: envelope and text. */
  taken: { from: string; to: string[]; message: string }[];
  /** Whether it takes mails; else it answers 451 as a server does that is busy. */
  isUp: boolean;
  close(): Promise<void>;
}

/** An SMTP server that speaks just enough to be handed mails. */
export async function smtpDouble(): Promise<SmtpDouble> {
  const double: SmtpDouble = { url: "", taken: [], isUp: true, close: () => Promise.resolve() };
  const server = createServer((socket) => serve(socket, double));
  await once(server.listen(0, "127.0.0.1"), "listening");
  double.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  double.close = () => new Promise((resolve) => server.close(() => resolve()));
  return double;
}

function serve(socket: Socket, double: SmtpDouble): void {
  let mail = { from: "", to: [] as string[], message: "" };
  let isData = false;
  let rest = "";
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.on("error", () => undefined);
  say("220 double ESMTP");
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (isData) {
        if (line !== ".") {
          mail.message += `${line}\n`;
          continue;
        }
        isData = false;
        double.taken.push(mail);
        mail = { from: "", to: [], message: "" };
        say("250 taken");
      } else if (/^(EHLO|HELO)/i.test(line)) say("250 double");
      else if (/^MAIL FROM:/i.test(line)) {
        mail.from = /<(.*?)>/.exec(line)?.[1] ?? "";
        say(double.isUp ? "250 ok" : "451 try later");
      } else if (/^RCPT TO:/i.test(line)) {
        mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? "");
        say("250 ok");
      } else if (/^DATA/i.test(line)) {
        isData = true;
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
        socket.end();
      } else say("250 ok");
    }
  });
}
