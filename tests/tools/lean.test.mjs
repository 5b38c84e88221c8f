import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { directional } from '../../design-system/src/components/Icon/directional.ts'
import { lean, leanIcon, leanLibraries } from '../../scripts/vite/lean.ts'
import { folder } from './folder.mjs'

/** What a build ships of a module that only hands on some names of a library. */
async function shipped(entry, plugins = [leanLibraries()]) {
  const dir = folder({ 'entry.js': entry })
  const { output } = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(dir, 'entry.js'),
        external: /^react(\/jsx-runtime)?$/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return output[0].code
}
const here = (file) => join(import.meta.dirname, '../../node_modules', file)

test('the router ships what is used of it, and no advice to developers', async () => {
  const code = await shipped(
    `export { BrowserRouter, useNavigate, useRoutes } from '${here('react-router-dom/dist/index.mjs')}'`,
  )
  expect(code).toContain('function BrowserRouter')
  expect(code).not.toMatch(/displayName|Hey developer|modulepreload|ScrollRestoration|new FormData/)
  expect(code).not.toMatch(/may be used only in|will probably break|is not a valid/)
})

test('of the messages’ library no components ship that nobody imports', async () => {
  const entry = `export { createIntl, RawIntlProvider, useIntl } from '${here('react-intl/index.js')}'`
  const code = await shipped(entry)
  expect(code).toContain('function useIntl')
  expect(code).not.toMatch(/displayName = "Formatted|updateIntervalInSeconds/)
  expect(code.length).toBeLessThan((await shipped(entry, [])).length - 5000)
})

test('of a fault with a message only its missing is told, and the formats are those of the product', async () => {
  const code = await shipped(`export { createIntl } from '${here('@formatjs/intl/index.js')}'`)
  expect(code).toContain('Missing message: ')
  expect(code).not.toMatch(
    /Error formatting|See https|was not provided|formatDuration|formatPlural|formatDateToParts/,
  )
  expect(code).toMatch(/formatDateTimeRange: .*\n[^]*formatList: /)
})

test('nobody asks for a format that is left out', () => {
  const source = join(import.meta.dirname, '../../dashboard/src')
  const leftOut = /\bformat(?:Duration|Plural|(?:Date|Time|Number|List)ToParts)\b/
  const asking = globSync(`${source}/**/*.{ts,tsx}`).filter((file) =>
    leftOut.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})

test('of CASL neither the matcher of conditions nor the error ships where nobody asks for it', async () => {
  const code = await shipped(`export { Ability } from '${here('@casl/ability/dist/esm/index.mjs')}'`)
  expect(code).toContain('relevantRuleFor')
  expect(code).not.toMatch(/\$elemMatch|throwUnlessCan/)
})

test('both entries of the router share its contexts', async () => {
  const dom = here('react-router-dom/dist/index.mjs')
  const code = await shipped(`export { BrowserRouter, RouterProvider, useLocation } from '${dom}'`)
  expect(code.match(/LocationContext = /g)).toHaveLength(1)
})

test('of the icons those alone have a name that mirror in right-to-left, which the name says', () => {
  const nameOf = (name) =>
    /"outline", "", "(\w*)"/.exec(
      leanIcon(`const Icon${name} = createReactComponent("outline", "a-b", "${name}", []);`),
    )[1]
  for (const name of ['ChevronRight', 'ArrowBackUp', 'Send']) expect(nameOf(name)).toMatch(directional)
  expect(nameOf('ChevronDown')).toBe('')
})

test('what is used keeps its code', () => {
  const code = `var Frame = class extends React2.Component {
  render() {
    return this.props.children;
  }
};
Frame.displayName = "Frame";
var Place = React.createContext(null);
function name(Part) {
  Part.displayName = "Part";
}`
  expect(lean(code)).toBe(`var Frame = /* @__PURE__ */ (() => class extends React2.Component {
  render() {
    return this.props.children;
  }
})();

var Place = /* @__PURE__ */ React.createContext(null);
function name(Part) {
  Part.displayName = "Part";
}`)
})
