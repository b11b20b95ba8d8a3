import { testEndpoints } from './test-endpoints.ts';

testEndpoints({ part: 1, of: 4 });
