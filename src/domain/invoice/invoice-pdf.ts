import type { InvoiceDoc } from "../../store/invoice/invoice-documents.ts";
import { moneyDigits } from "../../kernel/usd.ts";
import { invoiceFacts } from "./invoice-facts.ts";

const LEFT = 56;
const RIGHT = 539;
const AMOUNT_WIDTH = 120;

/** An invoice as PDF, A4. @param seller who sells, as set by the operator */
export async function invoicePdf(invoice: InvoiceDoc, seller: string): Promise<Buffer> {
  // With its fonts it takes some megabytes, and few ask for a PDF.
  const { default: PDFDocument } = await import("pdfkit");
  // Made of the invoice alone, so that it is the same each time.
  const pdf = new PDFDocument({
    size: "A4",
    margin: LEFT,
    info: { Title: `Invoice ${invoice.number}`, CreationDate: invoice.issuedAt },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  write(pdf, invoice, seller);
  pdf.end();
  return whole;
}

function write(pdf: PDFKit.PDFDocument, invoice: InvoiceDoc, seller: string): void {
  pdf.fontSize(22).text("Invoice", LEFT).moveDown(0.8);
  pdf.fontSize(10);
  for (const [name, value] of invoiceFacts(invoice, seller)) {
    const { y } = pdf;
    pdf.fillColor("#555555").text(name, LEFT, y, { width: 90 });
    pdf.fillColor("#000000").text(printable(value), LEFT + 100, y, { width: RIGHT - LEFT - 100 });
    pdf.moveDown(0.3);
  }
  pdf.moveDown(1);
  row(pdf, "Description", "USD");
  rule(pdf);
  for (const { description, usdMicros } of invoice.lines) row(pdf, description, moneyDigits(usdMicros));
  rule(pdf);
  pdf.font("Helvetica-Bold");
  row(pdf, "Total", moneyDigits(invoice.totalUsdMicros));
  pdf.font("Helvetica");
}

function row(pdf: PDFKit.PDFDocument, text: string, amount: string): void {
  const { y } = pdf;
  pdf.text(amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: "right" });
  pdf.text(printable(text), LEFT, y, { width: RIGHT - LEFT - AMOUNT_WIDTH - 20 }).moveDown(0.4);
}

function rule(pdf: PDFKit.PDFDocument): void {
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).strokeColor("#999999").stroke().moveDown(0.5);
}

/** The standard fonts have the letters of western Europe; of others the bare letter is left, as S of Ş. */
function printable(text: string): string {
  const bare = (letter: string): string => {
    const [first = "?"] = letter.normalize("NFD");
    return /[\u0020-\u007e]/.test(first) ? first : "?";
  };
  return text.normalize("NFC").replaceAll(/[^\u0020-\u007e\u00a0-\u00ff\n]/gu, bare);
}
