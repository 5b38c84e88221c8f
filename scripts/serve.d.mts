export interface ServeOptions {
  dir: string
  port?: number
  base?: string
  spaFallback?: boolean
}
export declare function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }>
