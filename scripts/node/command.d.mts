export declare function scriptOf(name: string, command?: string): string
export declare function npm(...args: string[]): [command: string, args: string[]]
