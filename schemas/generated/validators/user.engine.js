// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"account":1,"nickname":1,"phone":1,"email":1,"gender":1,"isOperator":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;
const pattern0 = new RegExp("^-?(account|nickname|phone|email|gender|isOperator|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const pattern1 = new RegExp("^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(account|nickname|phone|email|gender|isOperator|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.account !== undefined && func0.call(data, "account")){
let data4 = data.account;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err11 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.nickname !== undefined && func0.call(data, "nickname")){
let data5 = data.nickname;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err13 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data6 = data.phone;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data7 = data.email;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.gender !== undefined && func0.call(data, "gender")){
let data8 = data.gender;
const _errs19 = errors;
let valid1 = false;
const _errs20 = errors;
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err19 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
const _errs22 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err21 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err21);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func2(data9) > 100){
const err22 = {instancePath:instancePath+"/gender/" + i0,schemaPath:"#/properties/gender/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/gender/" + i0,schemaPath:"#/properties/gender/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid0 = _errs22 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err25 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err25);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.isOperator !== undefined && func0.call(data, "isOperator")){
if(typeof data.isOperator !== "boolean"){
const err26 = {instancePath:instancePath+"/isOperator",schemaPath:"#/properties/isOperator/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data11 = data.state;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(typeof data11 === "string"){
if(func2(data11) > 100){
const err27 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid1 = _errs30 === errors;
valid4 = valid4 || _valid1;
const _errs32 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err29 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func2(data12) > 100){
const err30 = {instancePath:instancePath+"/state/" + i1,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/state/" + i1,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid1 = _errs32 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err33 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err33);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data13 = data.id;
const _errs37 = errors;
let valid7 = false;
const _errs38 = errors;
if(typeof data13 === "string"){
if(func2(data13) > 100){
const err34 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid2 = _errs38 === errors;
valid7 = valid7 || _valid2;
const _errs40 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err36 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(func2(data14) > 100){
const err37 = {instancePath:instancePath+"/id/" + i2,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/id/" + i2,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid2 = _errs40 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err40 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err40);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data15 = data.createdTime;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 of Object.keys(data15)){
if(!((key1 === "from") || (key1 === "to"))){
const err41 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err42 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
const err44 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data18 = data.createdBy;
const _errs52 = errors;
let valid11 = false;
const _errs53 = errors;
if(typeof data18 === "string"){
if(func2(data18) > 100){
const err47 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid3 = _errs53 === errors;
valid11 = valid11 || _valid3;
const _errs55 = errors;
if(Array.isArray(data18)){
if(data18.length > 200){
const err49 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err49);
errors++;
}
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(typeof data19 === "string"){
if(func2(data19) > 100){
const err50 = {instancePath:instancePath+"/createdBy/" + i3,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/createdBy/" + i3,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err52);
errors++;
}
var _valid3 = _errs55 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err53 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err53);
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data20 = data.version;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 of Object.keys(data20)){
if(!((key2 === "from") || (key2 === "to"))){
const err54 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data20.from !== undefined && func0.call(data20, "from")){
let data21 = data20.from;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err55 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err55);
errors++;
}
}
if(data20.to !== undefined && func0.call(data20, "to")){
let data22 = data20.to;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err56 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data23 = data.updatedTime;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key3 of Object.keys(data23)){
if(!((key3 === "from") || (key3 === "to"))){
const err58 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data23.from !== undefined && func0.call(data23, "from")){
let data24 = data23.from;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err59 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data23.to !== undefined && func0.call(data23, "to")){
let data25 = data23.to;
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
const err61 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data26 = data.updatedBy;
const _errs74 = errors;
let valid16 = false;
const _errs75 = errors;
if(typeof data26 === "string"){
if(func2(data26) > 100){
const err64 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid4 = _errs75 === errors;
valid16 = valid16 || _valid4;
const _errs77 = errors;
if(Array.isArray(data26)){
if(data26.length > 200){
const err66 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err66);
errors++;
}
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(typeof data27 === "string"){
if(func2(data27) > 100){
const err67 = {instancePath:instancePath+"/updatedBy/" + i4,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/updatedBy/" + i4,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid4 = _errs77 === errors;
valid16 = valid16 || _valid4;
if(!valid16){
const err70 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err70);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data28 = data.deletedTime;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key4 of Object.keys(data28)){
if(!((key4 === "from") || (key4 === "to"))){
const err71 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err71);
errors++;
}
}
if(data28.from !== undefined && func0.call(data28, "from")){
let data29 = data28.from;
if(typeof data29 === "string"){
if(!pattern1.test(data29)){
const err72 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err72);
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data28.to !== undefined && func0.call(data28, "to")){
let data30 = data28.to;
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
const err74 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err77);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "keyword") || (key0 === "ids")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data1 = data.ids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err3);
errors++;
}
if(data1.length < 0){
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err8);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data3 = data.pageNum;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data4 = data.pageSize;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号"};
const titles1 = {"/id":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles2 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/account":"账号","/nickname":"姓名","/phone":"手机号","/email":"邮箱","/gender":"性别","/isOperator":"平台运营人员","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles3 = {"/keyword":"关键词","/ids":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles4 = {"/ids":"编号"};

export const validators = {
  "user.get": validator(check0, titles0),
  "user.history": validator(check1, titles1),
  "user.list": validator(check2, titles2),
  "user.options": validator(check3, titles3),
  "user.recycled": validator(check2, titles2),
  "user.restore": validator(check4, titles4),
};

export const rules = {};

export const coerce = {"user.history":{"pageNum":"integer","pageSize":"integer"}};
