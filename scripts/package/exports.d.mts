export const PACKAGE: string
export function roomFolders(packageDir?: string): { name: string; path: string }[]
export function rooms(packageDir?: string): { name: string; module: string }[]
export function modules(packageDir?: string): string[]
export function computeExports(packageDir?: string): Record<string, unknown>
export function refreshExports(options?: { packageDir?: string; check?: boolean }): Promise<boolean>
