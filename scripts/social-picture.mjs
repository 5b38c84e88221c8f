// Draws the picture that other sites show beside a link to the product; run it after a change and commit the file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from './chromium.mjs'

const root = join(import.meta.dirname, '..')
const font = readFileSync(join(root, 'design-system/src/theme/fonts/inter-latin.woff2'), 'base64')
const sign = readFileSync(join(root, 'dashboard/public/favicon.svg'), 'utf8')
const size = { width: 1200, height: 630 }

const bars = [46, 62, 54, 78, 70, 96, 88, 118, 104, 132, 124, 150]
const figures = [
  ['Revenue', '$48,290', '+8.2%'],
  ['Orders', '1,284', '+4.6%'],
]
const figure = ([label, value, change], at) => `
  <g transform="translate(${28 + at * 214} 28)">
    <rect width="198" height="104" rx="12" fill="#1b2738" />
    <text x="18" y="34" font-size="15" fill="#9fb0c6">${label}</text>
    <text x="18" y="70" font-size="28" font-weight="650" fill="#f2f6fb">${value}</text>
    <text x="18" y="92" font-size="14" fill="#4cc38a">${change}</text>
  </g>`
const picture = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Inter">
  <defs>
    <linearGradient id="bar" x2="0" y2="1"><stop stop-color="#53c5f5" /><stop offset="1" stop-color="#0869a8" /></linearGradient>
  </defs>
  <rect width="1200" height="630" fill="#0e1622" />
  <svg x="80" y="84" width="64" height="64" viewBox="0 0 32 32">${sign}</svg>
  <text x="164" y="128" font-size="34" font-weight="650" fill="#f2f6fb">DATA1522</text>
  <g font-size="66" font-weight="700" letter-spacing="-1.6">
    <text x="80" y="286" fill="#f2f6fb">The whole</text>
    <text x="80" y="364" fill="#f2f6fb">back office, in</text>
    <text x="80" y="442" fill="#53c5f5">one calm place</text>
  </g>
  <text x="80" y="526" font-size="26" fill="#9fb0c6">Commerce, academy, fleet, mail and money</text>
  <g transform="translate(690 104)">
    <rect width="620" height="640" rx="20" fill="#141e2c" stroke="#2a3a50" />
    ${figures.map(figure).join('')}
    <g transform="translate(28 156)">
      <rect width="560" height="330" rx="12" fill="#1b2738" />
      <text x="18" y="36" font-size="16" fill="#f2f6fb">Sales of the week</text>
      ${bars.map((height, at) => `<rect x="${24 + at * 38}" y="${292 - height * 1.4}" width="20" height="${height * 1.4}" rx="5" fill="url(#bar)" />`).join('')}
    </g>
  </g>
</svg>`

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const page = await browser.newPage({ viewport: size })
await page.setContent(
  `<style>@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:400 700}body{margin:0}</style>${picture}`,
)
await page.evaluate(() => document.fonts.ready)
writeFileSync(join(root, 'dashboard/public/social.png'), await page.screenshot())
await browser.close()
