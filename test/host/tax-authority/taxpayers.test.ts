import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeWorld, type World } from './world.ts'

describe('the taxpayers of the stand-in authority', () => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld()
    await world.taxpayers.add({
      country: 'MX',
      identifier: 'H&E951128469',
      password: 'secreta',
      documents: world.archive('he', []),
    })
  })
  afterAll(() => world.close())

  it('accept their own password only', async () => {
    expect(await world.taxpayers.verify('MX', 'H&E951128469', 'secreta')).toBe('ok')
    expect(await world.taxpayers.verify('MX', 'H&E951128469', 'Secreta')).toBe('wrong')
    expect(await world.taxpayers.verify('CL', 'H&E951128469', 'secreta')).toBe('wrong')
    expect(await world.taxpayers.verify('MX', '../../etc/passwd', 'secreta')).toBe('wrong')
  })

  it('store no password on the disk, and a file that only its owner can read', () => {
    const folder = join(world.folder, 'taxpayers')
    const files = readdirSync(folder)
    expect(files).toEqual(['MX-H%26E951128469.json'])
    const [file = ''] = files
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain('secreta')
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  })

  it('get another password and folder when added again', async () => {
    await world.taxpayers.add({
      country: 'MX',
      identifier: 'H&E951128469',
      password: 'otra',
      documents: world.archive('he2', []),
    })
    expect(await world.taxpayers.verify('MX', 'H&E951128469', 'secreta')).toBe('wrong')
    expect(await world.taxpayers.verify('MX', 'H&E951128469', 'otra')).toBe('ok')
  })

  it('are not available when their file is damaged', async () => {
    writeFileSync(join(world.folder, 'taxpayers', 'CL-76192083-9.json'), '{"country": "CL"')
    expect(await world.taxpayers.verify('CL', '76192083-9', 'x')).toBe('unavailable')
  })
})
