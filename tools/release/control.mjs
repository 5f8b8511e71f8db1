/* Plants faults in a release, with a registry that is simulated, and finds out whether the rules notice them. */
import { manifestProblems, nameProblems, repositoryOf, stateProblems } from './rules.mjs'

const manifest = {
  name: 'control',
  version: '0.4.0',
  repository: { url: 'git+https://github.com/fleet/kit.git' },
  publishConfig: { access: 'public', provenance: true },
}
const ours = { repository: { url: 'git@github.com:fleet/kit.git' }, versions: ['0.3.0'] }
const theirs = {
  repository: { url: 'https://github.com/stranger/control' },
  maintainers: ['stranger <stranger@example.com>'],
  versions: '2.0.2',
}
const clean = { changesets: [], changedFiles: [], versions: ['0.4.0', '0.4.0'] }
const remote = 'ssh://git@github.com/fleet/kit.git'

/** @returns {string[]} the planted faults that are judged wrongly */
export function missedReleasePlants() {
  const [stranger = ''] = nameProblems(manifest, theirs)
  const facts = {
    'a free name is taken for a fault': nameProblems(manifest, undefined).length === 0,
    'a name of ours is taken for a fault': nameProblems(manifest, ours).length === 0,
    "a stranger's name": stranger.endsWith('stranger/control, stranger'),
    'a name without a repository': nameProblems(manifest, { versions: '1.0.0' }).length === 1,
    'a version that is published':
      nameProblems(manifest, { ...ours, versions: ['0.3.0', '0.4.0'] }).length === 1,
    'a good manifest is taken for a fault': manifestProblems(manifest, remote).length === 0,
    'no remote is taken for a fault': manifestProblems(manifest, undefined).length === 0,
    'another remote': manifestProblems(manifest, 'https://github.com/fleet/fork').length === 1,
    'no provenance':
      manifestProblems({ ...manifest, publishConfig: { access: 'public' } }, remote).length === 1,
    'no access': manifestProblems({ ...manifest, publishConfig: { provenance: true } }, remote).length === 1,
    'no version': manifestProblems({ ...manifest, version: '0.0.0' }, remote).length === 1,
    'a private package': manifestProblems({ ...manifest, private: true }, remote).length === 1,
    'no repository': manifestProblems({ ...manifest, repository: undefined }, undefined).length === 1,
    'a clean state is taken for a fault': stateProblems(clean).length === 0,
    'a changeset that is left': stateProblems({ ...clean, changesets: [{}] }).length === 1,
    'a change that is not committed': stateProblems({ ...clean, changedFiles: ['a.ts'] }).length === 1,
    'different versions': stateProblems({ ...clean, versions: ['0.4.0', '0.3.0'] }).length === 1,
    'an URL with a port': repositoryOf('https://git.example:8443/a/b.git') === 'git.example:8443/a/b',
  }
  return Object.entries(facts).flatMap(([fact, isTrue]) => (isTrue ? [] : [fact]))
}
