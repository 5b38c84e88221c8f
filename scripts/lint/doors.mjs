const DASHBOARD = /^dashboard\/src\//
const DESIGN_SYSTEM = /^design-system\/src\//
const MOCKS = /^mocks\//

const fromLayer = (name) => new RegExp(`^design-system/src/${name}/`)
const toLayers = (...names) => new RegExp(`^design-system/src/(${names.join('|')})(/|$)`)

/**
 * The doors table of docs/architecture: a file under `from` may not reach `closed`; `say` names what to use.
 * Where they name an `area`, it is open within one.
 */
export const DOORS = [
  {
    from: DASHBOARD,
    closed: /^(react-aria|react-stately|@react-(aria|stately|types)\/|@tabler\/)/,
    say: 'Use the component or icon of @data1522/design-system; if none fits, add one there.',
  },
  {
    from: DASHBOARD,
    closed: /^@visx\//,
    say: 'Use the charts of @data1522/design-system; if none fits, add one there.',
  },
  {
    from: DASHBOARD,
    closed: /^@fullcalendar\//,
    say: 'Use the EventCalendar pattern of @data1522/design-system.',
  },
  {
    from: DASHBOARD,
    closed: /^@dnd-kit\//,
    say: 'Use the Board pattern of @data1522/design-system.',
  },
  {
    from: DASHBOARD,
    except: /^dashboard\/src\/main\.tsx$/,
    closed: /^@vanilla-extract\/|\.css(\.ts)?$/,
    say: 'Styles live in the design system: compose its layout and components, or add a variant there.',
  },
  {
    from: DASHBOARD,
    closed: /^design-system\//,
    say: 'Import the package entry, @data1522/design-system/<Name>.',
  },
  {
    from: DASHBOARD,
    closed: /^mocks\//,
    say: 'Import types from @data1522/mocks/contract and data through api/.',
  },
  {
    from: DASHBOARD,
    except: /^dashboard\/src\/(main\.tsx|core\/api\/mock\.ts)$/,
    closed: /^@data1522\/mocks\/browser$/,
    say: 'Only main.tsx and core/api/mock.ts start the mock; everything else asks the client in core/api/.',
  },
  {
    from: DASHBOARD,
    closed: /^@data1522\/mocks(?!\/(contract|browser)(\/|$))/,
    say: 'Of the mock, only @data1522/mocks/contract is open; ask for data through api/.',
  },
  {
    from: DESIGN_SYSTEM,
    closed: /^(@data1522\/|dashboard\/|mocks\/)/,
    say: 'The design system knows nothing else of ours: take it as a prop, or import by relative path inside src.',
  },
  {
    from: fromLayer('tokens'),
    closed: toLayers('css', 'theme', 'layout', 'components', 'charts', 'patterns'),
    say: 'tokens are the foundation: what they need lives in src/tokens.',
  },
  {
    from: fromLayer('css'),
    except: /\.test\.tsx?$/,
    closed: toLayers('theme', 'layout', 'components', 'charts', 'patterns'),
    say: 'css stands on tokens alone: move what you need down into src/css or src/tokens.',
  },
  {
    from: fromLayer('theme'),
    closed: toLayers('layout', 'components', 'charts', 'patterns'),
    say: 'theme stands on tokens and css: move what you need down into src/theme.',
  },
  {
    from: fromLayer('layout'),
    closed: toLayers('components', 'charts', 'patterns'),
    say: 'layout stands on tokens, css and theme: take the component as children.',
  },
  {
    from: fromLayer('components'),
    closed: toLayers('charts'),
    say: 'charts stand on components: move the shared part into src/components.',
  },
  {
    from: fromLayer('charts'),
    closed: toLayers('patterns'),
    say: 'patterns may show charts, not the other way round: move the shared part into src/components.',
  },
  {
    from: fromLayer('components'),
    closed: toLayers('patterns'),
    say: 'patterns are made of components, not the other way round: move the shared part into src/components.',
  },
  {
    from: /^design-system\/src\/(components|patterns)\//,
    closed: /^react-aria-components\/(Popover|Modal)$/,
    say: 'Use those of src/internal: there a popup keeps the theme of the place that it opens from.',
  },
  {
    from: MOCKS,
    closed: /^(@data1522\/(?!mocks(\/|$))|dashboard\/|design-system\/)/,
    say: 'mocks knows nothing else of ours: the contract is the only thing it shares, and it lives in mocks.',
  },
  {
    from: /^mocks\/areas\/(?<area>[\w-]+)\//,
    closed: /^mocks\/areas\/(?<area>[\w-]+)\/handlers/,
    say: 'The handlers of an area are its own: move what another needs into a file named for what it is, such as view.ts.',
  },
  {
    from: /^mocks\/(contract|runtime|store)\//,
    closed: /^mocks\/(areas|transports)\//,
    say: 'contract, runtime and store serve every area and know none: take it as a parameter, or move it into the area.',
  },
]
