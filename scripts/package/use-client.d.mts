import type { Plugin } from 'vite'

export function facts(code: string): { isOfBrowsers: boolean; uses: Set<string> }
export function markClientModules(): Plugin
