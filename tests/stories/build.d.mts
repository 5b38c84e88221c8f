export declare function buildStorybook(root: string): string
