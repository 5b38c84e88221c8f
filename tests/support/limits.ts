/** When a test counts as hanging, in milliseconds: far beyond what a busy machine needs, so that no slow one fails. */
export const limits = { testTimeout: 120_000, hookTimeout: 120_000 }
