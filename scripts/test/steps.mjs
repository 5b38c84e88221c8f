const STORIES = ['.storybook', 'design-system', 'mocks', 'dashboard', 'scripts', 'tests/stories']

/**
 * The steps of `npm test`: they start in this order, the longest early, as soon as what they come `after` has ended and
 * a core is free. A step's name is its npm script; `report` says which runner writes its JSON report (without one the
 * step counts as a single test); `inputs` are the paths that alone decide its outcome, which lets an unchanged pass be
 * reused outside CI; `cores` is how many it keeps busy (one), `workers` how many it is given where they wait more than
 * they work (as many as cores); `minutes` replaces the limit of twenty, which a machine that is
 * shared may need.
 */
export const STEPS = [
  { name: 'types' },
  { name: 'build:storybook' },
  { name: 'build:dashboard' },
  {
    name: 'test:stories',
    report: 'jest',
    after: ['build:storybook'],
    inputs: STORIES,
    workers: 2,
    minutes: 55,
  },
  {
    name: 'test:e2e',
    report: 'vitest',
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
    workers: 2,
    minutes: 40,
  },
  {
    name: 'test:dashboard',
    report: 'vitest',
    inputs: ['design-system', 'mocks', 'dashboard'],
    minutes: 30,
  },
  { name: 'test:design-system', report: 'vitest', inputs: ['design-system'] },
  { name: 'test:mocks', report: 'vitest', inputs: ['dashboard/src/core/router', 'mocks'] },
  {
    name: 'test:conformance',
    report: 'vitest',
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
    inputs: ['design-system', 'scripts', 'tests/package', 'tests/support'],
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
      'tests/rooms',
      'tests/support',
    ],
  },
  {
    name: 'test:docs-pages',
    report: 'vitest',
    after: ['build:storybook'],
    inputs: [...STORIES, 'tests/docs-pages'],
  },
  {
    name: 'test:story-gates',
    report: 'vitest',
    inputs: ['.storybook/page-rules.ts', 'scripts/chromium.mjs', 'tests/stories'],
  },
  // After the mock's own tests, which note the calls that the documents count.
  {
    name: 'test:api',
    report: 'vitest',
    after: ['test:mocks'],
    inputs: ['docs', 'mocks', 'scripts/api', 'tests/api'],
  },
  { name: 'lint' },
  { name: 'format:check' },
  { name: 'messages' },
  { name: 'test:lint', report: 'vitest', inputs: ['.oxlintrc.json', 'scripts/lint', 'tests/lint'] },
  { name: 'test:tools', report: 'vitest', inputs: ['scripts', 'tests/support', 'tests/tools'] },
  { name: 'budgets', after: ['build:dashboard'] },
]

/** The steps of these names and those that they come after, in order; all without a name. */
export function withNeeded(names) {
  if (names.length === 0) return STEPS
  const wanted = new Set(names)
  for (const name of wanted)
    for (const needed of STEPS.find((step) => step.name === name).after ?? []) wanted.add(needed)
  return STEPS.filter(({ name }) => wanted.has(name))
}
