import { expect, test } from 'vitest'
import { growthOf, LINEAR } from '../../../../tests/support/growth.ts'
import { tidyPaste } from './tidyPaste.ts'

const lines = (html: string) => html.replace(/\s*\n\s*/g, '')

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri"} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'>Rapport<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8pt;text-align:center'><b><span style='font-size:12.0pt;color:red'>Gras</span></b> et <span style='font-style:italic'>penché</span><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Un<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Dedans<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Deux<o:p></o:p></p>
<p class=MsoNormal><img width=100 height=50 src="file:///C:/Users/x/image001.png" v:shapes="Picture_x0020_1"><a href="https://example.com" style='mso-style-priority:99'>Lien</a></p>
<!--EndFragment--></body></html>`

test('takes a text from Word without its style, with its lists', () => {
  const clean = tidyPaste(fromWord)
  expect(clean).not.toMatch(/mso|Mso|o:p|class|font|color|margin|file:/)
  expect(lines(clean)).toBe(
    lines(`<h2>Rapport</h2>
      <p align="center"><strong>Gras</strong> et <em>penché</em>&nbsp;</p>
      <ul><li><p>Un</p><ol><li><p>Dedans</p></li></ol></li><li><p>Deux</p></li></ul>
      <p><a href="https://example.com" rel="noopener noreferrer">Lien</a></p>`),
  )
})

test('takes a text from Google Docs with what is bold in it, and no more', () => {
  const clean = tidyPaste(
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal">Plain, </span><span style="font-weight:700;text-decoration:underline">both</span></p></b>`,
  )
  expect(clean).toBe('<p dir="ltr">Plain, <u><strong>both</strong></u></p>')
})

test('takes cells from a spreadsheet as a table', () => {
  const clean = tidyPaste(
    `<google-sheets-html-origin><table dir="ltr" style="table-layout:fixed"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px"><td style="padding:2px" data-sheets-value="{}">Card</td><td colspan="2">3</td></tr></tbody></table>`,
  )
  expect(clean).toBe('<table dir="ltr"><tbody><tr><td>Card</td><td colspan="2">3</td></tr></tbody></table>')
})

test('keeps how what was copied in an editor fits in again', () => {
  expect(tidyPaste('<p data-pm-slice="1 1 []" data-x="1">x</p>')).toBe('<p data-pm-slice="1 1 []">x</p>')
})

test('runs nothing that is pasted', () => {
  expect(tidyPaste('<p onclick="x()">a<img src=x onerror=x()><script>x()</script></p>')).toBe('<p>a</p>')
})

test('cleans a long text in no more than its length', async () => {
  const html = `<p class=MsoNormal style='margin:0'><span style='font-weight:700'>Word</span> <a href="https://example.com">and a link</a></p>`
  const clean = tidyPaste(html.repeat(200))
  expect(clean.startsWith('<p><strong>Word</strong> <a href="https://example.com"')).toBe(true)
  expect(await growthOf((length) => tidyPaste(html.repeat(length)), 100)).toBeLessThan(LINEAR)
})
