import { test } from '@playwright/test'
import { bundleScreens } from './support/bundle.ts'

test('the page of all screens is bundled', bundleScreens)
