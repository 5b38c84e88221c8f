export declare function isEntry(meta: { url: string }): boolean
