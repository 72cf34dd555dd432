import { describe, expect, test } from 'vitest';
import { judgeAudit } from './lib/audit.mjs';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } });

describe('the audit of what we ship', () => {
  test('passes without known faults of weight, and fails with one', () => {
    expect(judgeAudit(report({ low: 3, high: 0, critical: 0 }))).toMatchObject({ passed: 1, failed: 0 });
    expect(judgeAudit(report({ high: 1, critical: 0 }))).toMatchObject({ passed: 0, failed: 1 });
    expect(judgeAudit(report({ high: 0, critical: 2 }))).toMatchObject({ passed: 0, failed: 1 });
  });

  test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{}}'])(
    'is skipped, not passed, where nobody answers: %s',
    (text) => {
      expect(judgeAudit(text)).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    },
  );
});
