import type { ZippedFile } from "./zip.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEETS = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Indexes of the styles below: of the row of names, and of moments. */
export const NAMES = 1;
export const MOMENT = 2;

/** What a spreadsheet of one sheet (`xl/worksheets/sheet1.xml`) has besides the sheet: the same for any Records. */
export const SPREADSHEET_PARTS: readonly ZippedFile[] = [
  part(
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${SHEETS}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/>
</Types>`,
  ),
  part(
    "_rels/.rels",
    `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
  ),
  part(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>
</Relationships>`,
  ),
  part(
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
<bookViews><workbookView/></bookViews>
<sheets><sheet name="Records" sheetId="1" r:id="rId1"/></sheets>
</workbook>`,
  ),
  part(
    "xl/styles.xml",
    `<styleSheet xmlns="${MAIN}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
</styleSheet>`,
  ),
];

/** What stands in the sheet before its rows; the row of names stays when the others scroll. */
export const BEFORE_ROWS = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const AFTER_ROWS = "</sheetData></worksheet>";

function part(name: string, xml: string): ZippedFile {
  return [name, [XML + xml]];
}
