/** The files by which a release is checked. */
export interface Release {
  /** The version in `package.json`: `1.2.3`. */
  readonly version: string
  /** The tags of the commit. */
  readonly tags: ReadonlyArray<string>
  readonly changelog: string
  /** Files that differ from the commit. */
  readonly changed: ReadonlyArray<string>
}

/** Why the package cannot be published as it is; empty when it can. */
export const releaseProblems = ({ version, tags, changelog, changed }: Release): ReadonlyArray<string> => {
  const tag = `domain-v${version}`
  const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return [
    ...(tags.includes(tag) ? [] : [`The commit has no tag ${tag}`]),
    ...(headings[0] === version ? [] : [`The changelog begins with "${headings[0]}" instead of "${version}"`]),
    ...(headings.indexOf(version) === headings.lastIndexOf(version) ? [] : [`The changelog has ${version} twice`]),
    ...changed.map((file) => `${file} differs from the commit`),
  ]
}
