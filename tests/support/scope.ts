/**
 * Whether only what must hold for each landing runs (`npm test`), not all (`npm run test:full`, or a step's own script).
 * docs/testing.md says what each leaves out.
 */
export const isGate = process.env.TEST_SCOPE === 'gate'
