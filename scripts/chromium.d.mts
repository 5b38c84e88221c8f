export declare const ARGS: string[]
export declare function chromiumPath(cache?: string): Promise<string>
