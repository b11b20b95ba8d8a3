import { testEndpoints } from './test-endpoints.ts';

testEndpoints({ part: 2, of: 4 });
