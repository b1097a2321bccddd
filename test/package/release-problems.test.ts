import { describe, expect, it } from 'vitest'
import { releaseProblems } from '../../scripts/domain/release-problems.ts'

const ready = {
  version: '1.0.0',
  tags: ['domain-v1.0.0'],
  changelog: '# Changelog\n\n## 1.0.0\n\nNew: all.\n\n## 0.2.0\n',
  changed: [],
}

describe('a release of the package', () => {
  it('is published when version, tag and changelog agree', () => {
    expect(releaseProblems(ready)).toEqual([])
  })

  it.each([
    ['no tag', { tags: ['domain-v0.2.0'] }, ['The commit has no tag domain-v1.0.0']],
    [
      'changes that the changelog has not released',
      { changelog: '## Unreleased\n\n## 1.0.0\n' },
      ['The changelog begins with "Unreleased" instead of "1.0.0"'],
    ],
    ['a version that was released before', { changelog: '## 1.0.0\n\n## 1.0.0\n' }, ['The changelog has 1.0.0 twice']],
    ['a file that is not committed', { changed: ['README.md'] }, ['README.md differs from the commit']],
  ])('is rejected with %s', (_, wrong, problems) => {
    expect(releaseProblems({ ...ready, ...wrong })).toEqual(problems)
  })
})
