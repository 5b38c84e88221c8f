export interface ServeOptions {
  dir: string
  port?: number
  base?: string
  spaFallback?: boolean | 'always'
  lacks?: (path: string) => boolean
}
export declare function serve(options: ServeOptions): Promise<{ url: string; close: () => Promise<void> }>
