/** When a test counts as hanging, in milliseconds: far beyond what a busy machine needs, so that no slow one fails. */
export declare const limits: {
  testTimeout: number
  hookTimeout: number
}
//# sourceMappingURL=limits.d.ts.map
