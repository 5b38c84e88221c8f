import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text) => String(text).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign])

const STYLE = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
body { max-inline-size: 72rem; margin: 2rem auto; padding-inline: 1rem }
table { border-collapse: collapse; inline-size: 100% }
td, th { text-align: start; padding: 4px 12px 4px 0; vertical-align: top }
td.bar { inline-size: 50%; position: relative }
td.bar span { position: absolute; block-size: 12px; inset-block-start: 8px; border-radius: 3px; background: #3b82f6 }
tr.failed td.bar span { background: #dc2626 }
pre { overflow: auto; padding: 12px; border: 1px solid #8886; border-radius: 8px; white-space: pre-wrap }
img { max-inline-size: 100%; border: 1px solid #8886 }
.number { font-variant-numeric: tabular-nums; text-align: end }`

const stepRow = ({ name, from, seconds, passed, failed, cachedAt }, total) => `
<tr class="${failed ? 'failed' : ''}"><td>${escape(name)}</td>
<td class="number">${cachedAt ? 'cached' : `${seconds.toFixed(1)} s`}</td>
<td class="number">${passed} passed${failed ? `, ${failed} failed` : ''}</td>
<td class="bar"><span style="inset-inline-start:${(100 * from) / total}%;inline-size:${(100 * seconds) / total}%"></span></td></tr>`

const failureBlock = ({ step, name, message, command }) => `
<h3>${escape(name)}</h3><p>${escape(step)}${command ? ` · alone: <code>${escape(command)}</code>` : ''}</p>
<pre>${escape(message.trimEnd())}</pre>`

const picturesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : []

/** Writes the page of a run: what each step took, what failed and how to run it alone, which pictures differ. */
export function writePage(file, { steps, slowest, differences }) {
  const total = Math.max(1, ...steps.map(({ from, seconds }) => from + seconds))
  const failures = steps.flatMap(({ name, failures: told = [] }) =>
    told.map((failure) => ({ step: name, ...failure })),
  )
  const flaky = steps.flatMap(({ name, flaky: told = [] }) =>
    told.map((failure) => ({ step: name, ...failure })),
  )
  const pictures = picturesIn(differences)
  const address = relative(dirname(file), differences)
  const parts = [
    `<h1>${failures.length > 0 ? `${failures.length} failed` : 'All passed'} in ${Math.round(total)} s</h1>`,
    `<table>${steps.map((step) => stepRow(step, total)).join('')}</table>`,
    ...(failures.length > 0 ? ['<h2>Failures</h2>', ...failures.map(failureBlock)] : []),
    ...(flaky.length > 0
      ? ['<h2>Flaky: failed at first, passed alone</h2>', ...flaky.map(failureBlock)]
      : []),
    ...(pictures.length > 0 ? ['<h2>Pictures that differ: old, new, difference</h2>'] : []),
    ...pictures.map((name) => `<h3>${escape(name)}</h3><img src="${escape(`${address}/${name}`)}" alt="" />`),
    '<h2>Slowest files</h2><table>',
    ...slowest.map(
      ({ name, step, seconds }) =>
        `<tr><td class="number">${seconds.toFixed(1)} s</td><td>${escape(name)}</td><td>${escape(step)}</td></tr>`,
    ),
    '</table>',
  ]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Test run</title><style>${STYLE}</style>${parts.join('\n')}</html>\n`,
  )
}
