/**
 * What every visit begins with is cut by hand, in the order of the claim: a chunk holds all that its roots import at
 * once and no chunk before it has. Everything else follows from what imports it (`shared.ts`).
 */
export const chunkRoots: readonly (readonly [name: string, roots: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/.*\.js$/],
  // What every page has.
  [
    'start',
    /dashboard\/src\/main\.tsx$|design-system\/src\/.*\/(Brand|Button|Heading|Inline|Link|LinkButton|Menu|SkipLink|Stack|Text|VisuallyHidden)\.tsx$|\/(DocumentTitle|LanguageMenu|ThemeMenu)\.tsx$|core\/useAttempt\.ts$/,
  ],
  // What signing in and the lists of the back office share, and nobody sees first on a page of the public site.
  [
    'fields',
    /design-system\/src\/.*\/(Checkbox|ClearButton|FieldBox|Grid|InputField|Skeleton)\.tsx$|\/IconEye\.mjs$|\/(api\/client|contract\/endpoint|errors\/failure-text|core\/useMedia)\.ts$/,
  ],
  ['sign-in', /features\/auth\/(SignIn|ui\/DemoNote)\.tsx$/],
  // Only rules with conditions ask for it; the mock, which also asks, should not be fetched for it.
  ['conditions', /mocks\/contract\/conditions\.ts$/],
  // The mock asks the rules too, and should not fetch the back office for it.
  ['rules', /node_modules\/@casl\/ability\/dist\/.*\.m?js$|mocks\/contract\/access\.ts$/],
  // What the public site and the back office share.
  [
    'site',
    /\/Icon(BrandGithub|Calendar|ChartAreaLine|ChevronDown|Mail|Menu2|Message|School|ShoppingCart|Truck|Users)\.mjs$/,
  ],
  // What comes after the form of signing in, in one file.
  ['other-ways', /features\/auth\/ui\/OtherWays\.tsx$/],
  // The frame of the back office, and what nearly every screen in it begins with.
  [
    'office',
    /layouts\/AppShell\.tsx$|routes\/back-office-routes\.ts$|\/(Chip|IconTile|PageHeader|StatCard)\.tsx$|\/useAddressState\.ts$/,
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
]
