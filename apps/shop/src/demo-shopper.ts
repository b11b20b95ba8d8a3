/** Anybody may know the password: the account opens nothing but itself, and is made outside production only. */
export const demoShopper = { email: 'shopper@selvedge.example', password: 'a thread of indigo', firstName: 'Ada', lastName: 'Demo' };
