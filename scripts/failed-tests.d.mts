interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  specs?: {
    title: string
    line: number
    tests: { status: string; results: { errors: { message: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

export function failedInVitest(report: VitestReport): string[]
export function failedInPlaywright(report: {
  suites: PlaywrightSuite[]
  errors: { message: string }[]
}): string[]
