import { nodeVersionFault } from './node-version.mjs';

test.each(['20.19.0', '20.19.5', '20.20.2', '22.0.0', '24.1.0', '100.0.0'])(
  'Node.js %s is new enough',
  (version) => {
    expect(nodeVersionFault(version)).toBeNull();
  },
);

test.each(['20.18.9', '20.9.0', '18.20.0', '9.99.0', '0.12.0'])(
  'Node.js %s is refused in a sentence that names both versions',
  (version) => {
    const fault = nodeVersionFault(version);
    expect(fault).toContain(version);
    expect(fault).toMatch(/20\.19/);
  },
);
