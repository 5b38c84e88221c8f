const STORIES = ['.storybook', 'design-system', 'mocks', 'dashboard', 'scripts', 'tests/stories']

/**
 * The steps of `npm run test:full`, of which `npm test` leaves out those that are `isFullOnly`. They start in this order,
 * the longest early, as soon as what they come `after` has ended and their `cores` (one) are free. A step's name is its
 * npm script, which reads the scope, `gate` or `full`, from TEST_SCOPE; `report` says which runner writes its JSON report
 * (without one the step counts as a single test); what fails in a step that `drawsPages`, in a browser or in its
 * imitation, waits on a machine that others use too, and is run once more at the end;
 * `inputs` are the paths that alone decide its outcome, which lets an unchanged pass be reused outside CI; `minutes`
 * replaces the limit of twenty, which a machine that is shared may need.
 */
export const STEPS = [
  { name: 'types' },
  { name: 'lint' },
  { name: 'build:storybook' },
  { name: 'build:dashboard' },
  { name: 'format:check' },
  { name: 'messages' },
  { name: 'budgets', after: ['build:dashboard'] },
  {
    name: 'test:stories',
    report: 'jest',
    drawsPages: true,
    after: ['build:storybook'],
    inputs: STORIES,
    cores: 2,
    minutes: 55,
  },
  {
    name: 'test:e2e',
    report: 'vitest',
    drawsPages: true,
    after: ['build:dashboard'],
    inputs: [
      '.storybook/page-rules.ts',
      'design-system',
      'mocks',
      'dashboard',
      'scripts',
      'tests/e2e',
      'tests/stories',
      'tests/support',
    ],
    cores: 2,
    minutes: 40,
  },
  {
    name: 'test:dashboard',
    report: 'vitest',
    drawsPages: true,
    inputs: ['design-system', 'mocks', 'dashboard', 'scripts/vite', 'tests/support'],
    minutes: 30,
  },
  {
    name: 'test:design-system',
    report: 'vitest',
    drawsPages: true,
    inputs: ['design-system', 'scripts/vite', 'tests/support'],
  },
  { name: 'test:mocks', report: 'vitest', inputs: ['dashboard/src/core/router', 'mocks', 'tests/support'] },
  {
    name: 'test:conformance',
    report: 'vitest',
    drawsPages: true,
    inputs: [
      '.storybook/page-rules.ts',
      'design-system',
      'scripts',
      'tests/conformance',
      'tests/stories',
      'tests/support',
    ],
  },
  {
    name: 'test:package',
    report: 'vitest',
    drawsPages: true,
    isFullOnly: true,
    inputs: ['.storybook', 'design-system', 'examples', 'scripts', 'tests/package', 'tests/support'],
  },
  {
    name: 'test:rooms',
    report: 'vitest',
    inputs: [
      '.oxlintrc.json',
      '.storybook',
      'dashboard',
      'design-system',
      'mocks',
      'scripts',
      'tests/e2e/support',
      'tests/rooms',
      'tests/support',
    ],
  },
  {
    name: 'test:docs-pages',
    report: 'vitest',
    drawsPages: true,
    isFullOnly: true,
    after: ['build:storybook'],
    inputs: [...STORIES, 'tests/docs-pages'],
  },
  {
    name: 'test:story-gates',
    report: 'vitest',
    drawsPages: true,
    inputs: ['.storybook/page-rules.ts', 'scripts/chromium.mjs', 'tests/stories'],
  },
  // After the mock's own tests, which note the calls that the documents count.
  {
    name: 'test:api',
    report: 'vitest',
    after: ['test:mocks'],
    inputs: ['docs', 'mocks', 'scripts/api', 'tests/api'],
  },
  { name: 'test:lint', report: 'vitest', inputs: ['.oxlintrc.json', 'scripts/lint', 'tests/lint'] },
  {
    name: 'test:tools',
    report: 'vitest',
    inputs: [
      'dashboard/tsconfig.json',
      'dashboard/worker/tsconfig.json',
      'design-system/tsconfig.json',
      'mocks/tsconfig.json',
      'scripts',
      'tests/support',
      'tests/tools',
      'tests/tsconfig.json',
    ],
  },
]

/** The steps of these names and those that they come after, in order; without a name all of the scope. */
export function withNeeded(names, scope = 'full') {
  if (names.length === 0) return STEPS.filter(({ isFullOnly }) => scope === 'full' || !isFullOnly)
  const wanted = new Set(names)
  for (const name of wanted)
    for (const needed of STEPS.find((step) => step.name === name).after ?? []) wanted.add(needed)
  return STEPS.filter(({ name }) => wanted.has(name))
}
