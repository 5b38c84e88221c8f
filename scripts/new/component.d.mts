export function newComponent(options: {
  name: string
  kind?: string
  group?: string
  packageDir?: string
}): Promise<string[]>
