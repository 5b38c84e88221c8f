declare module 'virtual:overview' {
  const components: readonly import('./guides.ts').Overviewed[]
  export default components
}

declare module 'virtual:page-guides' {
  const guides: Readonly<Record<string, import('./guides.ts').PageGuide>>
  export default guides
}
