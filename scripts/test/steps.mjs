/**
 * The steps of `npm test`, in order. A step's name is its npm script; `report` says which runner writes its
 * JSON report (without one the step counts as a single test); `inputs` are the paths that alone decide its outcome,
 * which lets an unchanged pass be reused outside CI; `minutes` replaces the limit of ten.
 */
export const STEPS = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'types' },
  { name: 'messages' },
  { name: 'test:lint', report: 'vitest', inputs: ['.oxlintrc.json', 'scripts/lint', 'tests/lint'] },
  { name: 'test:tools', report: 'vitest', inputs: ['scripts', 'tests/tools'] },
  { name: 'test:mocks', report: 'vitest', inputs: ['dashboard/src/app/routes', 'mocks'], minutes: 20 },
  { name: 'test:api', report: 'vitest', inputs: ['docs', 'mocks', 'scripts/api', 'tests/api'] },
  { name: 'test:design-system', report: 'vitest', inputs: ['design-system'] },
  { name: 'test:dashboard', report: 'vitest', inputs: ['design-system', 'mocks', 'dashboard'] },
  {
    name: 'test:rooms',
    report: 'vitest',
    inputs: [
      '.oxlintrc.json',
      '.storybook',
      'design-system',
      'mocks',
      'scripts',
      'tests/rooms',
      'tests/support',
    ],
  },
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
    name: 'test:story-gates',
    report: 'vitest',
    inputs: ['.storybook/page-rules.ts', 'scripts/chromium.mjs', 'tests/stories'],
  },
  {
    name: 'test:stories',
    report: 'jest',
    inputs: ['.storybook', 'design-system', 'mocks', 'dashboard', 'scripts', 'tests/stories'],
    minutes: 20,
  },
  { name: 'build:dashboard' },
  { name: 'budgets' },
  {
    name: 'test:e2e',
    report: 'vitest',
    inputs: ['design-system', 'mocks', 'dashboard', 'scripts', 'tests/e2e'],
  },
]
