interface Build {
  onResolve(
    options: { filter: RegExp },
    resolve: (file: { path: string; kind: string }) => { path: string; external: true } | null,
  ): void
}

/**
 * A plugin of esbuild that builds each source file into one file of the package, so that a page's bundler takes exactly the
 * files that the page uses. Chunks made for all entries together would bring parts that the page never needs.
 */
export const fileByFile = {
  name: 'file-by-file',
  setup({ onResolve }: Build): void {
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? null : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    )
  },
}
