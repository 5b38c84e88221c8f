import { normalizePath, type Plugin } from 'vite'

/**
 * What is fetched together, in the order of the claim: a chunk holds all that its roots import at once and no
 * chunk before it has. Left alone, the bundler cuts one small file for each set of sharers, and sixty small
 * files compress badly and wait for each other.
 */
const chunkRoots: readonly (readonly [name: string, roots: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/.*\.js$/],
  // What every page has, and what signing in and the lists of the back office share.
  [
    'start',
    /dashboard\/src\/main\.tsx$|\/(Brand|Button|Checkbox|ClearButton|DocumentTitle|FieldBox|Heading|Inline|InputField|LanguageMenu|Link|Menu|Stack|Text|ThemeMenu|VisuallyHidden)\.tsx$|\/IconEye\.mjs$|\/(api\/client|contract\/endpoint|errors\/failure-text)\.ts$/,
  ],
  ['sign-in', /features\/auth\/SignIn\.tsx$/],
  // Only rules with conditions ask for it; the mock, which also asks, should not be fetched for it.
  ['conditions', /mocks\/contract\/conditions\.ts$/],
  // The mock asks the rules too, and should not fetch the back office for it.
  ['rules', /node_modules\/@casl\/ability\/dist\/.*\.m?js$|mocks\/contract\/access\.ts$/],
  // The frame of the back office, and what nearly every screen in it begins with.
  [
    'office',
    /layouts\/AppShell\.tsx$|routes\/back-office-routes\.ts$|\/(Chip|Grid|IconTile|PageHeader|Stat)\.tsx$|\/useAddressState\.ts$/,
  ],
  [
    'list',
    /patterns\/DataTable\/(DataTable|TitleCell)\.tsx$|shared\/list\/(ListTable|useList|exports\/ExportMenu)\.tsx?$|\/WhenOpened\.tsx$|\/useChange\.ts$|features\/users\/list\/UserList\.tsx$|\/Icon(ChartPie|Crown|DeviceLaptop|LayoutSidebarRight|Mail|Pencil|Trash|Upload|UserCog|UserCheck|UserPlus|UserSearch|Users)\.mjs$/,
  ],
  // What forms are checked by too, with or without the mock.
  ['zod', /mocks\/contract\/zod\.ts$/],
  // What every area of the mock needs; the areas themselves load when they are asked.
  [
    'mock',
    /mocks\/(transports\/(answer|browser)|runtime\/(http|ids|paging|filter|reply)|store\/(collection|document)|contract\/(common\.schema|query\.schema))\.ts$/,
  ],
  // What the screens of records share, so that one file stands for twenty.
  [
    'record',
    /\/(Badge|Can|Card|CardHeader|Columns|DescriptionList|Divider|Image|Meter|RecordPager|SimpleTable|TimelineItem|useCan)\.tsx?$/,
  ],
  ['popups', /design-system\/src\/.*(Popup|Panel|Overlay|Stack)\.tsx$/],
  ['form', /\/(FormActions|FormField|FormSection|LeaveGuard|SchemaForm|TextArea)\.tsx$|\/useSchemaForm\.ts$/],
]

/** Entries that re-export everything: what is used of them is imported elsewhere by its own path. */
const barrels = /react-aria-components\/dist\/exports\/index\.mjs$|design-system\/src\/icons\/icons\.ts$/
const iconImport = /\bIcon[A-Z0-9]\w*/g

interface Chunk {
  readonly name: string
  readonly moduleIds: readonly string[]
}

/** The area of the mock that a chunk is of, whose files are called the same in every area. */
const areaOf = ({ name, moduleIds }: Chunk) => {
  const paths = moduleIds.map((id) => /mocks\/areas\/([\w-]+)\/([\w-]+)\.ts$/.exec(normalizePath(id)))
  return paths.find((path) => path?.[2] === name)?.[1]
}

/** Cuts the build into the chunks above; what they leave stays with the screen that imports it. */
export function chunks(): Plugin {
  const owners = new Map<string, string>()
  return {
    name: 'data1522:chunks',
    config: () => ({
      build: {
        // The page's head asks for a screen's files (`preload.ts`), and a link that is hovered for those of the next.
        modulePreload: {
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
        rolldownOptions: {
          output: {
            // Every file that fetches others carries their names; seven signs of a hash are the fewest that the bundler takes.
            chunkFileNames: (chunk) => `assets/${areaOf(chunk) ?? '[name]'}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'chunks', name: (id: string) => owners.get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const icons = new Map(
        ids.map((id) => [/icons-react\/.*\/(Icon\w+)\.mjs$/.exec(normalizePath(id))?.[1], [id]]),
      )
      for (const [name, pattern] of chunkRoots) {
        const waiting = ids.filter((id) => pattern.test(normalizePath(id)))
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (owners.has(id)) continue
          owners.set(id, name)
          if (barrels.test(normalizePath(id))) continue
          const info = this.getModuleInfo(id)
          waiting.push(...(info?.importedIds ?? []))
          for (const [icon] of (info?.code ?? '').matchAll(iconImport))
            waiting.push(...(icons.get(icon) ?? []))
        }
      }
    },
  }
}
