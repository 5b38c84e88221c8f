import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from '/work/main/scripts/chromium.mjs'
import { NOW, pinClock } from '/work/main/tests/stories/clock.ts'
import { pageRules } from '/work/main/.storybook/page-rules.ts'
const only = process.argv[2]
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
const index = await (await fetch('http://localhost:6006/index.json')).json()
const ids = Object.values(index.entries).filter((e) => e.type === 'story' && /^Forms\/(Calendar|RangeCalendar|DateField|TimeField|DatePicker|DateRangePicker|DateTimePicker)$/.test(e.title) && (!only || e.id.includes(only))).map((e) => e.id)
console.log(ids.length)
const context = await browser.newContext({ viewport: { width: 800, height: 640 } })
await context.addInitScript(pinClock, NOW)
const page = await context.newPage()
let noise = []
page.on('console', (m) => { if (['error', 'warning'].includes(m.type()) && !m.text().includes('504')) noise.push(m.text().slice(0, 300)) })
page.on('pageerror', (e) => noise.push(String(e).slice(0, 300)))
for (const id of ids) for (const g of /--(picture)/.test(id) ? ['theme:light'] : /--(open|focused|limits)/.test(id) ? ['theme:light','theme:dark;language:ar'] : ['theme:dark;language:ar']) { try {
  noise = []
  await page.goto(`http://localhost:6006/iframe.html?id=${id}&viewMode=story&globals=${g}`)
  await page.waitForSelector('#storybook-root :is([role=group],[role=grid],[role=dialog],button)', { timeout: 20000 }).catch(() => noise.push('nothing shown'))
  await page.waitForTimeout(id.endsWith('open') ? 2500 : 700)
  await page.addStyleTag({ content: '*,*::before,*::after{transition:none!important}' })
  await page.addScriptTag({ path: '/work/main/node_modules/axe-core/axe.min.js' }).catch(() => {})
  const violations = await page.evaluate(async (rules) => {
    for (let i = 0; i < 10; i++) try { return (await window.axe.run(document.body, { rules: Object.fromEntries(rules.map((r) => [r, { enabled: false }])) })).violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' || ')}`) } catch (e) { await new Promise((r) => setTimeout(r, 300)) }
    return ['axe did not run']
  }, pageRules)
  const error = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay') ? document.querySelector('#error-message')?.textContent.slice(0, 400) : '')
  if (violations.length || noise.length || error) console.log(id, g, violations, noise, error) } catch (e) { console.log(id, g, 'FAILED', String(e).slice(0, 200)) }
}
await browser.close()
